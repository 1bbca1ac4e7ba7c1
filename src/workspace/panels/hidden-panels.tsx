import { useEffect } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { encodePanel, type PanelRef } from './panel.ts'
import { useActivePanel, usePanelFocus } from './panel-focus.tsx'
import { neighbourOf, useOpenPanels } from './panels.ts'

/** Open panels there is no room for, as a strip over one that is seen: what each is called, and the key that leads to it. */
export function HiddenPanels(props: {
  /** Those that are seen. */
  shown: readonly PanelRef[]
  /** The one this strip stands in: the first names what stands before it, the last what comes after. */
  of: PanelRef
  /** What panels were called when they were seen. */
  titles: ReadonlyMap<string, string>
}) {
  const { shown, of, titles } = props
  const { t } = useText()
  const panels = useOpenPanels()
  const active = useActivePanel()
  const focus = usePanelFocus()
  const keysOf = useKeyLookup()
  const keys = panels.map(encodePanel)
  const places = shown.map((panel) => keys.indexOf(encodePanel(panel)))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const own = keys.indexOf(encodePanel(of))
  const hidden = keys.filter((_, at) => (own === first && at < first) || (own === last && at > last))
  const names = hidden.map((key) => titles.get(key) ?? t('commands.panels.focus', { number: keys.indexOf(key) + 2 }))
  const said = names.length === 0 ? '' : `${t('workspace.hidden')}: ${names.join(', ')}`
  useEffect(() => {
    if (said !== '') announce(said)
  }, [said])
  if (said === '') return null
  const way = (key: string) => {
    if (neighbourOf(panels, active, -1) === key) return keysOf('panels.left')
    return keysOf(neighbourOf(panels, active, 1) === key ? 'panels.right' : `panels.focus${keys.indexOf(key) + 2}`)
  }
  return (
    <div
      role="group"
      aria-label={t('workspace.hidden')}
      className="flex h-7 shrink-0 items-center gap-1 overflow-hidden border-b border-line bg-sunken px-3 text-chip text-text-2"
    >
      <span className="shrink-0">{t('workspace.hiddenToo')}</span>
      {hidden.map((key, at) => (
        <button
          key={key}
          type="button"
          onClick={() => focus.focus(key)}
          className="press flex h-6 min-w-0 items-center gap-1.5 rounded-control px-1 text-text hover:bg-hover"
        >
          <bdi className="truncate">{names[at]}</bdi>
          <KeyCaps keys={way(key) ?? ''} small />
        </button>
      ))}
    </div>
  )
}
