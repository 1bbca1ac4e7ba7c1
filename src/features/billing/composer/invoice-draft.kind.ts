import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    invoiceDraft: true
  }
}

export const kind: SaidKind = {
  kind: 'invoiceDraft',
  record: 'invoice',
  width: { narrow: 456, wide: 456 },
  isKept: true,
}
