import { Maximize2, Minimize2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { PanelFrame } from '#src/ui/page/panel-frame.tsx'
import { usePanelPlace } from './panel-place.tsx'
import { useZoom } from '../zoom.tsx'

type FrameProps = ComponentProps<typeof PanelFrame>

/** The frame every side panel's content stands in: names its landmark, closes with Esc, can take the whole width. */
export function SidePanel(props: Omit<FrameProps, 'titleId' | 'focused' | 'closeKeys' | 'panelRef'>) {
  const { t } = useText()
  const place = usePanelPlace()
  const { zoomed, toggle } = useZoom()
  const zoomKeys = useKeysOf('panels.zoom')
  return (
    <PanelFrame
      {...props}
      titleId={place.titleId}
      focused={place.active}
      onClose={props.onClose ?? place.close}
      closeKeys="escape"
      actions={
        <>
          {props.actions}
          <IconButton
            icon={zoomed ? Minimize2 : Maximize2}
            label={t(zoomed ? 'workspace.shrink' : 'workspace.enlarge')}
            keys={zoomKeys}
            onClick={toggle}
          />
        </>
      }
    />
  )
}
