import { FileText } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

/** Beside it a list keeps its least width: the paper needs the rest. */
export const kind: SaidKind = { kind: 'document', icon: FileText, width: { narrow: 894, wide: 1160 } }
