import { FileInput } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = {
  kind: 'incomingInvoice',
  icon: FileInput,
  count: 'carriers.incoming.count',
  width: { narrow: 360, wide: 384 },
}
