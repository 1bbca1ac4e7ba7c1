import type { SaidKind } from '#src/workspace/panel.ts'

declare module '#src/workspace/panel.ts' {
  interface PanelsWithoutRecord {
    history: true
  }
}

export const kind: SaidKind = { kind: 'history' }
