import { ReceiptText } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = {
  kind: 'creditNote',
  icon: ReceiptText,
  count: 'carriers.note.count',
  width: { narrow: 360, wide: 384 },
}
