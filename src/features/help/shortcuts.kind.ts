import type { SaidKind } from '#src/workspace/panel.ts'

declare module '#src/workspace/panel.ts' {
  interface PanelsWithoutRecord {
    shortcuts: true
  }
}

export const kind: SaidKind = { kind: 'shortcuts' }
