import { look } from '../keys.mjs'
import { NO_WAY, beside, confirmed, copied, held, inStatus, row } from './facts.mjs'

const PASSWORD = 'Sehr-geheim-1'
/** Somebody on another computer, for a company that is there. */
const joining = {
  ...{ email: 'jo.neu@nordkurs.example', password: PASSWORD, firstName: 'Jo', lastName: 'Neu' },
  ...{ companyName: 'Nordkurs Spedition', role: 'dispatcher' },
}

/** Lists, papers, the own desk. */
export const office = [
  {
    name: 'Drei Aufträge auf einmal bestätigen',
    at: '/orders?status=CREATED',
    facts: async (desk) => ({ was: (await confirmed(desk)).length }),
    keys: `x Shift+J Shift+J + ${look('werden')} Control+Enter`,
    done: async (desk) => (await confirmed(desk)).length === desk.facts.was + 3 || 'not three more',
  },
  {
    name: 'Gefilterte Liste als CSV',
    at: '/orders?status=CREATED',
    facts: async (desk) => {
      const facts = {}
      desk.page.on('download', (download) => (facts.file = download.suggestedFilename()))
      return facts
    },
    keys: 'Shift+E',
    done: async (desk) => /^auftraege-.*\.csv$/.test(desk.facts.file ?? '') || 'no file',
  },
  {
    name: 'Die letzte Änderung zurücknehmen',
    facts: inStatus('CREATED', ({ customerPrice }) => customerPrice > 0),
    at: row,
    first: '+',
    keys: 'Control+z',
    done: held((one) => one.status === 'CREATED'),
  },
  {
    name: 'Doch wieder: wiederherstellen',
    facts: inStatus('CREATED', ({ customerPrice }) => customerPrice > 0),
    at: row,
    first: '+ Control+z',
    keys: 'Control+Shift+Z',
    done: held((one) => one.status === 'CONFIRMED'),
  },
  {
    name: 'Der Auftrag ist dringend',
    facts: inStatus('CREATED', ({ priority }) => priority !== 'urgent'),
    at: row,
    keys: 'd "dr" Enter',
    done: held((one) => one.priority === 'urgent'),
  },
  {
    name: 'Link auf genau diesen Arbeitsplatz',
    facts: inStatus('CREATED'),
    at: beside,
    keys: 'y l',
    done: async (desk) => decodeURIComponent(await copied(desk)).includes(`panels=order:${desk.facts.number}`),
  },
  {
    name: 'Zum zuletzt geöffneten Auftrag zurück',
    facts: inStatus('CREATED'),
    at: row,
    first: 'Enter g t',
    keys: 'Shift+L',
    done: async (desk) => decodeURIComponent(desk.page.url()).endsWith(desk.facts.number) || desk.page.url(),
  },
  {
    name: 'Frachtbrief zum Auftrag ansehen und drucken',
    facts: inStatus('ASSIGNED'),
    at: beside,
    first: 'w 2',
    keys: 'Shift+D "2" Enter',
    done: async (desk) =>
      /[?&]paper=cmr/.test(desk.page.url()) && (await desk.text()).includes(`Nr. ${desk.facts.number}`),
  },
  {
    name: 'Ein Dokument prüfen',
    at: '/documents?verified=false',
    facts: async (desk) => ({ was: (await desk.get('/api/v1/documents?limit=200&verified=true')).length }),
    keys: 'Shift+V',
    done: async (desk) =>
      (await desk.get('/api/v1/documents?limit=200&verified=true')).length === desk.facts.was + 1 || 'not verified',
  },
  {
    name: 'Eine neue Firma registrieren: ein eigener Mandant, ohne einen Auftrag der anderen',
    first: 'Control+k "abmelden" Enter',
    keys: `Shift+Tab ArrowRight Tab "Anna" Tab "Neu" Tab "Neuwerk Logistik GmbH" Tab "anna@neuwerk.example" Tab "${PASSWORD}" Enter`,
    before: NO_WAY,
    done: async (desk) => {
      const own = await desk.ask('/api/orders', { tenant: 'neuwerk-logistik' })
      const foreign = await desk.ask('/api/orders')
      const text = await desk.text()
      const isOwn = own.status === 200 && own.body.data.length === 0 && text.includes('Neuwerk')
      return (isOwn && foreign.status === 404 && !/NK-2026-\d/.test(text)) || `${own.status}, ${foreign.status}`
    },
  },
  {
    name: 'Wer sich für die eigene Firma registriert hat, wird hereingelassen, mit der gewünschten Rolle',
    at: '/system/settings?tab=team',
    facts: async (desk) => {
      const { status } = await desk.ask('/api/auth/register-simple', { post: joining, token: '' })
      return { status }
    },
    keys: 'Control+k "annehmen" Enter Enter',
    before: NO_WAY,
    done: async (desk) => {
      const { email, password } = joining
      const { status, body } = await desk.ask('/api/auth/login', { post: { email, password }, token: '' })
      return (status === 200 && body.user.role === 'dispatcher' && body.user.tenantId === 'nordkurs') || `${status}`
    },
  },
  {
    name: 'Dunkle Darstellung',
    keys: 'Control+k "dunkel" Enter',
    before: 'Control+k "design" Enter ArrowDown Enter',
    done: async (desk) => (await desk.page.evaluate(() => document.documentElement.dataset['theme'])) === 'dark',
  },
]
