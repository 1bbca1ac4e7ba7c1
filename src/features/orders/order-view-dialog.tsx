import { useState, type FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import type { OrderSearch } from './order-filters.ts'
import { hasDays, hasMovingDays } from './order-view-dates.ts'
import { findView, keptFilters, MOST_VIEWS, NAME_LENGTH, type OrderView, type ViewBook } from './order-views.ts'
import type { ViewAnswer, ViewQuestion } from './use-order-views.ts'

/** How long after the question a second Enter still belongs to the first, ms. */
const DOUBLE_PRESS = 300

interface DialogProps {
  question: ViewQuestion
  search: OrderSearch
  views: readonly OrderView[]
  book: ViewBook
  onAnswer(answer: ViewAnswer): void
  onCancel(): void
}

/** Asks for the name of a view. A name that is taken is asked about once more before it is given away. */
export function OrderViewDialog({ question, search, views, book, onAnswer, onCancel }: DialogProps) {
  const { t } = useText()
  const isRename = question.kind === 'rename'
  const own = question.view?.builtIn === false ? question.view : undefined
  const [name, setName] = useState(own?.name ?? '')
  const [isMoving, setMoving] = useState(question.view !== undefined && hasMovingDays(question.view.filters))
  const [isDefault, setDefault] = useState(own !== undefined && book.defaultView === own.id)
  const [error, setError] = useState<string>()
  /** The name the person has been asked about, and when (ms, as events count). */
  const [asked, setAsked] = useState<{ name: string; at: number }>()
  const trimmed = name.trim()
  const same = findView(views, trimmed)
  const isAsking = asked?.name === trimmed

  const problem = (): string | undefined => {
    if (trimmed === '') return t('orders.view.save.missing')
    if (same?.builtIn === true) return t('orders.view.save.builtIn')
    if (isRename) return same !== undefined && same.id !== question.view.id ? t('orders.view.save.taken') : undefined
    const isFull = same === undefined && book.views.length >= MOST_VIEWS
    return isFull ? t('orders.view.save.tooMany', { most: MOST_VIEWS }) : undefined
  }
  const submit = (event: FormEvent) => {
    const found = problem()
    if (found !== undefined) return setError(found)
    if (!isRename && same !== undefined && !isAsking) return setAsked({ name: trimmed, at: event.timeStamp })
    // Enter pressed twice has not read the question yet.
    if (isAsking && event.timeStamp - asked.at < DOUBLE_PRESS) return
    onAnswer({ name: trimmed, isMoving, isDefault })
  }
  const confirm = isRename
    ? 'orders.view.rename.confirm'
    : isAsking
      ? 'orders.view.save.replace'
      : 'orders.view.save.confirm'
  return (
    <FormDialog
      title={t(isRename ? 'orders.view.rename.head' : 'orders.view.save.head')}
      confirm={t(confirm)}
      onCancel={onCancel}
      onSubmit={submit}
    >
      {!isRename && <p className="text-text-2">{t('orders.view.save.detail')}</p>}
      <TextField
        label={t('orders.view.save.name')}
        required
        data-autofocus
        value={name}
        maxLength={NAME_LENGTH}
        error={error}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
          setAsked(undefined)
        }}
      />
      <p role="alert" className={isAsking ? 'text-chip text-status-amber' : 'sr-only'}>
        {isAsking && same && t('orders.view.save.exists', { name: same.name })}
      </p>
      {!isRename && hasDays(keptFilters(search)) && (
        <CheckboxField
          label={t('orders.view.save.moving')}
          checked={isMoving}
          onChange={(event) => setMoving(event.target.checked)}
        />
      )}
      {!isRename && (
        <CheckboxField
          label={t('orders.view.save.default')}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
    </FormDialog>
  )
}
