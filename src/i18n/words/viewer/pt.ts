import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'commands.group.viewer': 'Vista',
  'viewer.title': 'Vista de {{name}}',
  'viewer.page': 'Página {{page}} de {{count}}',
  'viewer.zoomIn': 'Ampliar o documento',
  'viewer.zoomOut': 'Reduzir o documento',
  'viewer.fit': 'Mostrar a página inteira',
  'viewer.turn': 'Rodar o documento',
  'viewer.boxes': 'Mostrar ou ocultar os campos lidos',
  'viewer.nextPage': 'Página seguinte do documento',
  'viewer.previousPage': 'Página anterior do documento',
  'viewer.panLeft': 'Mover a vista para a esquerda',
  'viewer.panRight': 'Mover a vista para a direita',
  'viewer.panUp': 'Mover a vista para cima',
  'viewer.panDown': 'Mover a vista para baixo',
  'viewer.download': 'Transferir o documento',
  'viewer.foot.zoom': 'Zoom',
  'viewer.foot.page': 'Página',
  'viewer.foot.turn': 'Rodar',
  'viewer.foot.boxes': 'Campos sim/não',
  'viewer.noPreview': 'Sem pré-visualização',
  'viewer.noPreviewText':
    'Este ficheiro não pode ser mostrado aqui. Depois de transferido, abre-o o programa correspondente.',
  'viewer.failed': 'Não foi possível carregar o ficheiro',
  'viewer.asOf': 'Offline, situação às {{time}}',
  'viewer.problem.encrypted': 'Protegido por palavra-passe',
  'viewer.problemText.encrypted': 'Sem palavra-passe este PDF não é legível. Peça ao remetente uma versão aberta.',
  'viewer.problem.broken': 'Ficheiro danificado',
  'viewer.problemText.broken': 'O ficheiro não abre. O documento fica guardado.',
  'viewer.problem.tooSlow': 'Visualização interrompida',
  'viewer.problemText.tooSlow': 'O ficheiro demora demasiado a mostrar. Depois de transferido, abre-o outro programa.',
  'viewer.problem.noReader': 'Não é possível mostrar',
  'viewer.problemText.noReader':
    'Não foi possível iniciar o leitor de PDF. Recarregue a página ou transfira o ficheiro.',
  'viewer.reason.none': 'Não se vê aqui nenhuma página',
}
