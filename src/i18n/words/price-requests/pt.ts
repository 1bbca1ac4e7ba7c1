import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'commands.group.priceRequest': 'Pedido de preço',
  'commands.palette.group.priceRequest': 'Pedidos de preço',
  'reasons.select.priceRequest': 'Selecione primeiro um pedido de preço',
}
