import { useEffect, useRef } from 'react'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { changerText } from '../../changes/versions.ts'
import { valuesOf, type Field } from '../field.ts'
import { useFieldPlace } from './place.tsx'
import type { OpenField } from '../saving/store.ts'

/**
 * Mine and theirs side by side; neither is lost until the person decides (decision A21). It comes with an answer of the
 * server: the keyboard is on the button that loses neither.
 */
export function FieldConflict({ id, field, entry }: { id: string; field: Field; entry: OpenField }) {
  const { t } = useText()
  const place = useFieldPlace()
  const box = useRef<HTMLDivElement>(null)
  const mine = entry.values === undefined ? entry.text : field.kind.shown(entry.values, place.words)
  const theirs = entry.theirs === undefined ? '' : field.kind.shown(valuesOf(entry.theirs, field), place.words)
  const keepMine = () => place.keepMine(field)
  const takeTheirs = () => place.takeTheirs(field)
  const editOn = () => place.type(field, entry.text)
  const keysOf = useLocalKeys(box, [
    { keys: '1', title: t('fields.keepMine'), run: keepMine },
    { keys: '2', title: t('fields.takeTheirs'), run: takeTheirs },
  ])
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      data-own-keys
      data-waits
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        editOn()
      }}
      className="my-1 flex flex-col gap-1 text-left rounded-toast border border-status-amber p-2 text-chip"
    >
      <p className="flex items-start gap-1.5">
        <StatusSign status="warning" className="mt-px" />
        {entry.theirsBy === undefined ? t('fields.conflict') : changerText(entry.theirsBy, t)}
      </p>
      <p className="text-text-3">
        {t('fields.mine')}: <bdi className="whitespace-pre-wrap text-text">{mine}</bdi>
      </p>
      <p className="text-text-3">
        {entry.theirsBy?.person ?? t('fields.theirs')}: <bdi className="whitespace-pre-wrap text-text">{theirs}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" className="h-6 text-chip" keys={keysOf('1')} onClick={keepMine}>
          {t('fields.keepMine')}
        </Button>
        <Button className="h-6 text-chip" keys={keysOf('2')} onClick={takeTheirs}>
          {t('fields.takeTheirs')}
        </Button>
        <Button className="h-6 text-chip" keys="escape" data-harmless onClick={editOn}>
          {t('fields.editOn')}
        </Button>
      </div>
    </div>
  )
}
