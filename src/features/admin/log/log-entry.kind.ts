import { ScrollText } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    logEntry: true
  }
}

export const kind: SaidKind = { kind: 'logEntry', icon: ScrollText }
