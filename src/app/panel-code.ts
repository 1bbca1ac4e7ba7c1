import type { ComponentType } from 'react'
import type { PanelKind, PanelRef } from '#src/workspace/panels/panel.ts'

type Panel = ComponentType<{ panel: PanelRef }>

/** Every `x.panel.tsx` of a feature, which exports `XPanel`. It comes behind the first screen: no list waits for it. */
const files = import.meta.glob<Record<string, Panel | undefined>>('#src/features/**/*.panel.tsx')

/** The component of a kind of side panel, found by the name of its file: `enhancedOrder` in `enhanced-order.panel.tsx`. */
export async function loadPanel(kind: PanelKind): Promise<Panel> {
  const file = `/${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.panel.tsx`
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(file)) ?? []
  const component = (await load?.())?.[`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Panel`]
  if (component === undefined) throw new Error(`No ${file} exports the panel`)
  return component
}
