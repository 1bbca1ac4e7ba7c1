import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    join: true
  }
}

export const kind: SaidKind = { kind: 'join', width: { narrow: 456, wide: 456 } }
