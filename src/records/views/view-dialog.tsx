import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, TextField } from '#src/ui/form/field.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { hasDays, hasMovingDays } from './moving-days.ts'
import { findView, MOST_VIEWS, NAME_LENGTH } from './saved-views.ts'
import type { ViewQuestion, ViewsInUse } from './use-saved-views.ts'

/** Asks for the name of a view. A name that is taken is asked about once more before it is given away. */
export function ViewDialog({ of, question }: { of: ViewsInUse; question: ViewQuestion }) {
  const { list, search, views, saved } = of
  const { t } = useText()
  const isRename = question.kind === 'rename'
  const own = question.view?.builtIn === false ? question.view : undefined
  const [name, setName] = useState(own?.name ?? '')
  const [isMoving, setMoving] = useState(
    question.view !== undefined && hasMovingDays(list.filters, question.view.filters),
  )
  const [isDefault, setDefault] = useState(own !== undefined && saved.defaultView === own.id)
  const [error, setError] = useState<string>()
  /** The name the person has been asked about, and when (ms, as events count). */
  const [asked, setAsked] = useState<string>()
  const trimmed = name.trim()
  const same = findView(views, trimmed)
  const isAsking = asked === trimmed

  const problem = (): string | undefined => {
    if (trimmed === '') return t('list.view.save.missing')
    if (same?.builtIn === true) return t('list.view.save.builtIn')
    if (isRename) return same !== undefined && same.id !== question.view.id ? t('list.view.save.taken') : undefined
    const isFull = same === undefined && saved.views.length >= MOST_VIEWS
    return isFull ? t('list.view.save.tooMany', { most: MOST_VIEWS }) : undefined
  }
  const submit = () => {
    const found = problem()
    if (found !== undefined) return setError(found)
    if (!isRename && same !== undefined && !isAsking) return setAsked(trimmed)
    of.answer({ name: trimmed, isMoving, isDefault })
  }
  const confirm = isRename ? 'list.view.rename.confirm' : isAsking ? 'list.view.save.replace' : 'list.view.save.confirm'
  return (
    <FormDialog
      title={t(isRename ? 'list.view.rename.head' : 'list.view.save.head')}
      confirm={t(confirm)}
      onCancel={of.closeQuestion}
      onSubmit={submit}
      question={isAsking ? trimmed : undefined}
    >
      {!isRename && <p className="text-text-2">{t('list.view.save.detail')}</p>}
      <TextField
        label={t('list.view.save.name')}
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
        {isAsking && same && t('list.view.save.exists', { name: same.name })}
      </p>
      {!isRename && hasDays(list.filters, list.filters.of(search)) && (
        <CheckboxField
          label={t('list.view.save.moving')}
          checked={isMoving}
          onChange={(event) => setMoving(event.target.checked)}
        />
      )}
      {!isRename && (
        <CheckboxField
          label={t('list.view.save.default')}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
    </FormDialog>
  )
}
