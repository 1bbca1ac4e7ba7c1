import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    invitation: true
  }
}

export const kind: SaidKind = { kind: 'invitation' }
