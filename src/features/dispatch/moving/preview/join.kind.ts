import type { SaidKind } from '#src/workspace/panel.ts'

declare module '#src/workspace/panel.ts' {
  interface PanelsWithoutRecord {
    join: true
  }
}

export const kind: SaidKind = { kind: 'join', width: { narrow: 456, wide: 456 } }
