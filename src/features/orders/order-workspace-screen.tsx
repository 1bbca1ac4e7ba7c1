import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { encodePanel, encodePanels } from '#src/workspace/panels/panel.ts'
import { usePanelFocus } from '#src/workspace/panels/panel-focus.tsx'
import { usePanels, withPanel } from '#src/workspace/panels/panels.ts'
import { OrdersScreen } from './list/orders-screen.tsx'

/** `/orders/workspace`: the list with the wizard beside it, which has the keyboard. */
export function OrderWorkspaceScreen() {
  const panels = usePanels()
  const panelFocus = usePanelFocus()
  const navigate = useNavigate()
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = panels.list()
    const wizard = open.find(({ kind }) => kind === 'wizard') ?? { kind: 'wizard' as const }
    if (!open.includes(wizard)) {
      const next = encodePanels(withPanel(open, wizard, 'add'))
      const search = (before: Record<string, unknown>) => ({ ...before, panels: next })
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    }
    // After the frame has given the focus to the new screen.
    const timer = setTimeout(() => panelFocus.focus(encodePanel(wizard)))
    return () => clearTimeout(timer)
  }, [panels, panelFocus, navigate])
  useEffect(() => rowInPlaceOfScreen(screen.current?.closest('main')), [])
  return (
    <div ref={screen} className="h-full">
      <OrdersScreen />
    </div>
  )
}

/** The rows come while the wizard has the keyboard: coming to the list later leads to its row, not to the bare screen. */
function rowInPlaceOfScreen(main: HTMLElement | null | undefined): () => void {
  const lead = ({ target }: FocusEvent) => {
    if (target === main) main?.querySelector<HTMLElement>('tr[data-index][tabindex="0"]')?.focus()
  }
  main?.addEventListener('focusin', lead)
  return () => main?.removeEventListener('focusin', lead)
}
