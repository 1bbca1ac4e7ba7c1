import { ChevronRight } from 'lucide-react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { ReadingField } from './reading-field.ts'
import type { ReadingSection } from './reading-fields.tsx'

interface FoldedProps {
  section: ReadingSection
  fields: readonly ReadingField[]
  onOpen(): void
}

/** A section nobody has to look at, in one row: what matters of it, and how sure the least sure field is. */
export function FoldedSection({ section, fields, onOpen }: FoldedProps) {
  const { t } = useText()
  const format = useFormat()
  const read = fields.filter(({ value, state }) => value !== undefined && state === 'sure')
  const least = read.length === 0 ? undefined : Math.min(...read.map(({ confidence }) => confidence))
  return (
    <button
      type="button"
      aria-expanded={false}
      tabIndex={-1}
      onClick={onOpen}
      className="ring-inside flex h-8 w-full items-center gap-2 border-b border-line px-4 text-left hover:bg-hover"
    >
      <ChevronRight aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-text-3" />
      <span className="w-24 shrink-0 truncate font-semibold">{section.title}</span>
      <bdi className="min-w-0 grow truncate">{section.brief}</bdi>
      {least !== undefined && (
        <span className="shrink-0 text-text-3">{t('reading.from', { percent: format.percent(least, 0) })}</span>
      )}
    </button>
  )
}
