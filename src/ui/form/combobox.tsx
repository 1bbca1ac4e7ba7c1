import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { Field, fieldFrame, type FieldWords } from './field.tsx'
import { floatingClasses, useFloating } from '../floating/floating.ts'
import { announce } from '../live-region.tsx'
import { selectText } from './select-text.ts'

/** One suggestion: what is filled in, and a quiet detail beside it. */
export interface ComboboxOption {
  id: string
  label: string
  detail?: ReactNode
  /** Why it cannot be picked; it stays visible and says so. */
  disabledReason?: string
  /** Enter takes it only where it was chosen with the arrows. */
  onlyChosen?: boolean
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
  /** The person is asked to choose: the list opens while the field has the focus. */
  asks?: boolean
  /** A word about the value, at its right. */
  badge?: ReactNode
  /** Keeps the keys that follow, behind `first`, while suggestions are waited for; returns how to let them go. */
  keepKeys?: (first?: globalThis.KeyboardEvent) => () => void
}

/**
 * A field with suggestions, after the ARIA 1.2 combobox pattern: arrows choose, Enter takes, Esc closes the list only. Of text just
 * typed Enter takes the first suggestion where none is chosen, and waits for those still under way, as the arrows do: no one takes
 * what comes to stand there a moment later. Source: decision A30
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, required, hint, error, understood, warning, className, ...others } = props
  const { value, onChange, options, onPick, loading, showEmpty, sent, asks, badge, keepKeys, compact, ...rest } = others
  const { t } = useText()
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const letKeysGo = useRef<() => void>(undefined)
  const [wanted, setWanted] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  // Typed since the last choice.
  const [typed, setTyped] = useState(false)
  // Which key was pressed before the suggestions were there.
  const [early, setEarly] = useState<'enter' | 'arrow'>()
  const open = wanted && (options.length > 0 || Boolean(loading) || Boolean(showEmpty))
  const popover = useFloating(() => box.current, open, { matchWidth: true })
  // The one that was chosen, wherever it stands by now.
  const active = options.findIndex(({ id }) => id === activeId)
  const current = open ? options[active] : undefined

  useEffect(() => {
    if (open && !loading)
      announce(options.length ? t('ui.suggestions', { count: options.length }) : t('ui.noSuggestions'))
    // oxlint-disable-next-line react/exhaustive-deps -- said once per set of suggestions, not per language
  }, [open, loading, options])
  useEffect(() => setWanted(false), [sent])
  useEffect(() => {
    if (asks && document.activeElement === input.current) setWanted(true)
  }, [asks, sent])
  useEffect(() => {
    if (current) document.getElementById(`${listId}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, listId])

  const close = () => {
    setWanted(false)
    setActiveId(undefined)
    setTyped(false)
    setEarly(undefined)
  }
  const pick = (option: ComboboxOption) => {
    if (option.disabledReason) return announce(option.disabledReason)
    onPick(option)
    close()
  }
  const takeFirst = () => {
    const isSame = ({ label }: ComboboxOption) => label.toLowerCase() === value.trim().toLowerCase()
    const first =
      options.find(isSame) ??
      options.find(({ disabledReason, onlyChosen }) => disabledReason === undefined && !onlyChosen)
    if (first === undefined) return false
    pick(first)
    return true
  }
  useEffect(() => {
    if (early === undefined || loading) return
    setEarly(undefined)
    if (early === 'enter' && !takeFirst()) setTyped(false)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the suggestions are there
  }, [early, loading])
  useEffect(() => {
    if (early !== undefined) return
    letKeysGo.current?.()
    letKeysGo.current = undefined
  }, [early])
  useEffect(() => () => letKeysGo.current?.(), [])
  const wait = (key: 'enter' | 'arrow', first?: globalThis.KeyboardEvent) => {
    setEarly(key)
    letKeysGo.current ??= keepKeys?.(first)
  }
  const move = (step: 1 | -1) => {
    setWanted(true)
    const next = active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length
    setActiveId(options[next]?.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return
    const handled = handleKey(event.key, event.nativeEvent)
    if (!handled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleKey = (key: string, event: globalThis.KeyboardEvent): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (keepKeys && loading) wait('arrow', event)
      else move(key === 'ArrowDown' ? 1 : -1)
      return true
    }
    if (key === 'Enter' && current) {
      pick(current)
      return true
    }
    if (key === 'Enter' && typed && value.trim() !== '') {
      if (!loading) return takeFirst()
      wait('enter')
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
            ref={input}
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
              setActiveId(undefined)
              setTyped(true)
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
          {badge}
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
