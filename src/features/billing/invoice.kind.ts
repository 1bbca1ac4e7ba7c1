import { ReceiptEuro } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = {
  kind: 'invoice',
  icon: ReceiptEuro,
  count: 'billing.count',
  width: { narrow: 360, wide: 384 },
}
