import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'

/** Zoom, turn and download as icons, for the head above a document. */
export function ViewerButtons({ record }: { record: FocusedRecord }) {
  const { t } = useText()
  return (
    <>
      <CommandButton id="viewer.zoomOut" record={record} icon={ZoomOut} iconOnly />
      <CommandButton id="viewer.fit" record={record} label={t('viewer.foot.page')} variant="quiet" showKeys={false} />
      <CommandButton id="viewer.zoomIn" record={record} icon={ZoomIn} iconOnly />
      <CommandButton id="viewer.turn" record={record} icon={RotateCw} iconOnly />
      <CommandButton id="documents.download" record={record} icon={Download} iconOnly />
    </>
  )
}

/** The keys of a document that is looked at, in the line below it. */
export function ViewerFoot() {
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 overflow-hidden border-t border-line bg-surface px-4 text-chip text-text-2 max-sm:hidden">
      <Hint ids={['viewer.zoomIn', 'viewer.zoomOut']} word="viewer.foot.zoom" />
      <Hint ids={['viewer.fit']} word="viewer.foot.page" />
      <Hint ids={['viewer.turn']} word="viewer.foot.turn" />
      <span className="ml-auto">
        <Hint ids={['viewer.boxes']} word="viewer.foot.boxes" />
      </span>
    </div>
  )
}

function Hint({ ids, word }: { ids: readonly string[]; word: TextKey }) {
  const { t } = useText()
  const keysOf = useKeyLookup()
  const keys = ids.map((id) => keysOf(id)).filter((one) => one !== undefined)
  if (keys.length === 0) return null
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span className="flex gap-0.5">
        {keys.map((one) => (
          <KeyCaps key={one} keys={one} />
        ))}
      </span>
      {t(word)}
    </span>
  )
}
