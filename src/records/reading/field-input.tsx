import { useState, type KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'

interface FieldInputProps {
  label: string
  name: string
  /** What stands in it at first. */
  text: string
  onTake(text: string): void
  onLeave(): void
}

/** A value typed in its place: Enter takes it, Esc leaves it as it was. What is typed stays while the keyboard is elsewhere. */
export function FieldInput({ label, name, text, onTake, onLeave }: FieldInputProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(text)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) onTake(typed.trim())
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span data-own-keys className="min-w-0 grow">
      <input
        autoFocus
        name={`reading.${name}`}
        aria-label={label}
        placeholder={t('reading.typeValue')}
        value={typed}
        maxLength={500}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-6 w-full rounded-control border border-control bg-surface px-1 text-body"
      />
    </span>
  )
}
