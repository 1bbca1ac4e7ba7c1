import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'errors.page.title': 'Něco se pokazilo',
  'errors.page.text': 'Tuto stránku nelze zobrazit. Uložených konceptů se to netýká.',
  'errors.panel.title': 'Tento panel nelze zobrazit',
  'errors.panel.text': 'Zbytku pracovní plochy se to netýká.',
  'errors.toDispatcher': 'Na dispečink',
  'errors.reload': 'Načíst stránku znovu',
  'errors.critical.title': 'Kritická chyba',
  'errors.critical.text': 'Aplikaci nelze zobrazit. Uložených konceptů se to netýká.',
  'errors.critical.countdown_one': 'Stránka se znovu načte za {{count}} sekundu.',
  'errors.critical.countdown_few': 'Stránka se znovu načte za {{count}} sekundy.',
  'errors.critical.countdown_many': 'Stránka se znovu načte za {{count}} sekundy.',
  'errors.critical.countdown_other': 'Stránka se znovu načte za {{count}} sekund.',
  'errors.critical.stopped': 'Stránka se už sama znovu nenačte.',
  'errors.critical.stop': 'Zastavit',
  'errors.critical.reload': 'Načíst znovu',
  'errors.critical.reset': 'Vymazat místní data',
  'errors.critical.resetText':
    'Koncepty, nastavení a přihlášení na tomto počítači budou ztraceny. Data na serveru zůstanou.',
  'errors.critical.resetSure': 'Ano, vymazat',
  'errors.start.connecting': 'Navazuje se připojení k API…',
  'errors.start.title': 'Aplikaci nelze spustit',
  'errors.start.text': 'Adresa serveru je nastavena chybně. Oznamte to prosím své správě.',
}
