import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'papers.title': 'Documentos de transporte',
  'papers.copy': 'Ejemplar',
  'papers.copy.next': 'Ejemplar siguiente',
  'papers.copy.1': '1 · para el remitente (rojo)',
  'papers.copy.2': '2 · para el destinatario (azul)',
  'papers.copy.3': '3 · para el transportista (verde)',
  'papers.copy.4': '4 · para la administración (negro)',
  'papers.companyFailed': 'No se pudieron cargar los datos de la empresa. El membrete queda vacío.',
  'papers.carrierUnknown': 'Del transportista solo se conoce el nombre. Sus demás datos quedan vacíos.',
  'papers.tourFailed': 'No se pudo cargar la ruta. El documento nombra solo este pedido.',
  'papers.customerUnknown': 'Del cliente solo se conoce el nombre. Su dirección queda vacía.',
  'papers.choose.noCarrier': 'aún sin transportista',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'según § 408 HGB',
  'papers.paper.forwarding': 'Orden de transporte',
  'papers.paper.cmr': 'Carta de porte CMR',
  'papers.paper.national': 'Carta de porte',
  'papers.paper.delivery': 'Albarán',
  'papers.paper.confirmation': 'Confirmación de pedido',
  'papers.print': 'Imprimir documentos …',
  'papers.choose': 'Elegir documento',
}
