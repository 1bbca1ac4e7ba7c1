import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'errors.page.title': 'Något gick fel',
  'errors.page.text': 'Sidan kunde inte visas. Sparade utkast påverkas inte.',
  'errors.panel.title': 'Panelen kunde inte visas',
  'errors.panel.text': 'Resten av arbetsytan påverkas inte.',
  'errors.toDispatcher': 'Till trafik',
  'errors.reload': 'Ladda om sidan',
  'errors.critical.title': 'Kritiskt fel',
  'errors.critical.text': 'Programmet kunde inte visas. Sparade utkast påverkas inte.',
  'errors.critical.countdown_one': 'Omladdning om {{count}} sekund.',
  'errors.critical.countdown_other': 'Omladdning om {{count}} sekunder.',
  'errors.critical.stopped': 'Sidan laddas inte längre om av sig själv.',
  'errors.critical.stop': 'Stoppa',
  'errors.critical.reload': 'Ladda om',
  'errors.critical.reset': 'Återställ lokala data',
  'errors.critical.resetText':
    'Utkast, inställningar och inloggning på den här datorn går förlorade. Data på servern finns kvar.',
  'errors.critical.resetSure': 'Ja, återställ',
  'errors.start.connecting': 'Ansluter till API…',
  'errors.start.title': 'Programmet kan inte starta',
  'errors.start.text': 'Serverns adress är felaktigt inställd. Meddela din administration.',
}
