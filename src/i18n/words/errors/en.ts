import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'errors.page.title': 'Something went wrong',
  'errors.page.text': 'This page could not be shown. Saved drafts are not affected.',
  'errors.panel.title': 'This panel could not be shown',
  'errors.panel.text': 'The rest of the workspace is not affected.',
  'errors.toDispatcher': 'Go to dispatch',
  'errors.reload': 'Reload page',
  'errors.critical.title': 'Critical error',
  'errors.critical.text': 'The application could not be shown. Saved drafts are not affected.',
  'errors.critical.countdown_one': 'The page reloads in {{count}} second.',
  'errors.critical.countdown_other': 'The page reloads in {{count}} seconds.',
  'errors.critical.stopped': 'The page no longer reloads by itself.',
  'errors.critical.stop': 'Stop',
  'errors.critical.reload': 'Reload',
  'errors.critical.reset': 'Reset local data',
  'errors.critical.resetText': 'Drafts, settings and sign-in on this computer will be lost. Data on the server stays.',
  'errors.critical.resetSure': 'Yes, reset',
  'errors.start.connecting': 'Initialising API connection…',
  'errors.start.title': 'The application cannot start',
  'errors.start.text': 'The server address is misconfigured. Please tell your administration.',
}
