import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { PresentPerson } from './presence.ts'

/** Who else has the record on the screen: whoever types in it by name, else who looks at it, and how many more. */
export function PresentPeople({ people }: { people: readonly PresentPerson[] }) {
  const { t } = useText()
  const [first, ...others] = people
  if (first === undefined) return null
  const text = t(first.isEditing ? 'records.present.edits' : 'records.present.looks', { name: first.name })
  return (
    <span
      className="inline-flex items-center gap-1.5"
      title={people.map(({ name }) => name).join(', ')}
      data-present={first.isEditing ? 'editing' : 'looking'}
    >
      <StatusSign status={first.isEditing ? 'warning' : 'notice'} />
      <span className="max-w-48 truncate">{text}</span>
      {others.length > 0 && <span>{t('records.present.more', { many: String(others.length) })}</span>}
    </span>
  )
}
