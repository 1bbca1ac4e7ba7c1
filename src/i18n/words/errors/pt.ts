import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'errors.page.title': 'Algo correu mal',
  'errors.page.text': 'Não foi possível mostrar esta página. Os rascunhos guardados não são afetados.',
  'errors.panel.title': 'Não foi possível mostrar este painel',
  'errors.panel.text': 'O resto do posto de trabalho não é afetado.',
  'errors.toDispatcher': 'Ir para o tráfego',
  'errors.reload': 'Recarregar página',
  'errors.critical.title': 'Erro crítico',
  'errors.critical.text': 'Não foi possível mostrar a aplicação. Os rascunhos guardados não são afetados.',
  'errors.critical.countdown_one': 'A página é recarregada dentro de {{count}} segundo.',
  'errors.critical.countdown_other': 'A página é recarregada dentro de {{count}} segundos.',
  'errors.critical.stopped': 'A página já não se recarrega sozinha.',
  'errors.critical.stop': 'Parar',
  'errors.critical.reload': 'Recarregar',
  'errors.critical.reset': 'Repor dados locais',
  'errors.critical.resetText':
    'Perdem-se os rascunhos, definições e sessão neste computador. Os dados no servidor mantêm-se.',
  'errors.critical.resetSure': 'Sim, repor',
  'errors.start.connecting': 'A inicializar a ligação à API…',
  'errors.start.title': 'A aplicação não pode iniciar',
  'errors.start.text': 'O endereço do servidor está mal configurado. Comunique-o à administração.',
}
