import type { SaidKind } from '#src/workspace/panel.ts'

declare module '#src/workspace/panel.ts' {
  interface PanelsWithoutRecord {
    notifications: true
  }
}

export const kind: SaidKind = { kind: 'notifications' }
