import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from './classes.ts'
import { Field, fieldFrame, type FieldWords } from './field.tsx'
import { floatingClasses, useFloating } from './floating.ts'
import { announce } from './live-region.tsx'
import { selectText } from './select-text.ts'

/** One suggestion: what is filled in, and a quiet detail beside it. */
export interface ComboboxOption {
  id: string
  label: string
  detail?: ReactNode
  /** Why it cannot be picked; it stays visible and says so. */
  disabledReason?: string
}

export interface ComboboxProps extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required'> {
  value: string
  onChange: (text: string) => void
  /** The suggestions for the text at hand; fetching and ranking are the caller's. */
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  loading?: boolean
  /** In the place of a value: as high as its line. */
  compact?: boolean
  /** Say "Keine Vorschläge" instead of showing nothing. */
  showEmpty?: boolean
  /** The list closes when this changes: the form was sent, and the list would stand over what the answer says. */
  sent?: number
}

/**
 * A field with suggestions, after the ARIA 1.2 combobox pattern: arrows choose, Enter takes, Esc closes the list only. Of text just
 * typed Enter takes the first suggestion where none is chosen, and waits for those still under way. Source: decision A30
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, required, hint, error, understood, warning, className, ...others } = props
  const { value, onChange, options, onPick, loading, showEmpty, sent, compact, ...rest } = others
  const { t } = useText()
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  // Typed since the last choice; `entered` once Enter was pressed and the suggestions were not there yet.
  const [typed, setTyped] = useState<'typed' | 'entered'>()
  const open = wanted && (options.length > 0 || Boolean(loading) || Boolean(showEmpty))
  const popover = useFloating(() => box.current, open, { matchWidth: true })
  const current = open ? options[active] : undefined

  useEffect(() => setActive((index) => Math.min(index, options.length - 1)), [options.length])
  useEffect(() => {
    if (open && !loading)
      announce(options.length ? t('ui.suggestions', { count: options.length }) : t('ui.noSuggestions'))
    // oxlint-disable-next-line react/exhaustive-deps -- said once per set of suggestions, not per language
  }, [open, loading, options])
  useEffect(() => setWanted(false), [sent])
  useEffect(() => {
    if (current) document.getElementById(`${listId}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, listId])

  const close = () => {
    setWanted(false)
    setActive(-1)
    setTyped(undefined)
  }
  const pick = (option: ComboboxOption) => {
    if (option.disabledReason) return announce(option.disabledReason)
    onPick(option)
    close()
  }
  const takeFirst = () => {
    const isSame = ({ label }: ComboboxOption) => label.toLowerCase() === value.trim().toLowerCase()
    const first = options.find(isSame) ?? options.find(({ disabledReason }) => disabledReason === undefined)
    if (first === undefined) return false
    pick(first)
    return true
  }
  useEffect(() => {
    if (typed !== 'entered' || loading) return
    if (!takeFirst()) setTyped(undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the suggestions are there
  }, [typed, loading])
  const move = (step: 1 | -1) => {
    setWanted(true)
    if (options.length === 0) return
    setActive((index) =>
      index < 0 && step < 0 ? options.length - 1 : (index + step + options.length) % options.length,
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return
    const handled = handleKey(event.key)
    if (!handled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      move(key === 'ArrowDown' ? 1 : -1)
      return true
    }
    if (key === 'Enter' && current) {
      pick(current)
      return true
    }
    if (key === 'Enter' && typed !== undefined && value.trim() !== '') {
      if (!loading) return takeFirst()
      setTyped('entered')
      return true
    }
    if (key === 'Escape' && open) {
      close()
      return true
    }
    return false
  }

  return (
    <Field {...{ label, labelHidden, required, hint, error, understood, warning, className }}>
      {({ id, describedBy }) => (
        <span ref={box} className={classes(fieldFrame(error), compact ? '-mx-1 h-6 px-[3px]' : 'h-8 px-2')}>
          <input
            autoComplete="off"
            {...rest}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
            aria-required={required}
            aria-invalid={error ? true : rest['aria-invalid']}
            aria-describedby={[rest['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
            value={value}
            onChange={(event) => {
              setWanted(true)
              setActive(-1)
              setTyped('typed')
              onChange(event.target.value)
            }}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              // In the place of a value its cell sees to it.
              if (!compact) selectText(event)
              rest.onFocus?.(event)
            }}
            onClick={() => setWanted(true)}
            onBlur={(event) => {
              close()
              rest.onBlur?.(event)
            }}
            className="w-full min-w-0 bg-transparent text-body text-text"
          />
          <div
            ref={popover}
            popover="manual"
            className={classes(floatingClasses, 'max-h-72 max-w-120 overflow-y-auto rounded-toast py-1 text-body')}
          >
            {/* Named while it is seen: until then the field alone answers to its label. */}
            <div role="listbox" id={listId} aria-label={open ? label : undefined} aria-busy={loading}>
              {open &&
                options.map((option) => (
                  <div
                    key={option.id}
                    id={`${listId}-${option.id}`}
                    role="option"
                    aria-selected={option === current}
                    aria-disabled={option.disabledReason ? true : undefined}
                    // The field keeps the focus, or its blur would close the list before the click arrives.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(option)}
                    className={classes(
                      'mx-1 flex min-h-8 items-center gap-3 rounded-control px-2',
                      option === current ? 'edge-shown bg-tint' : 'hover:bg-hover',
                      option.disabledReason && 'text-text-3',
                    )}
                  >
                    <bdi className="grow truncate">{option.label}</bdi>
                    <span className="shrink-0 text-chip text-text-3">{option.disabledReason ?? option.detail}</span>
                  </div>
                ))}
            </div>
            {open && options.length === 0 && (
              <p className="px-3 py-1.5 text-chip text-text-2">{loading ? t('ui.loading') : t('ui.noSuggestions')}</p>
            )}
          </div>
        </span>
      )}
    </Field>
  )
}
