import { Fragment, memo } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { displayKeys, isMac } from './key-strings.ts'

/** A key string as it is declared, never as it is read: `'mod+k'` pressed together, `'g o'` one after the other. */
export type Keys = string

/** One key. On the accent it has no fill; `small` is for the status bar. */
export function KeyCap({ children, onAccent, small }: { children: string; onAccent?: boolean; small?: boolean }) {
  return (
    <kbd
      className={classes(
        'inline-flex items-center justify-center rounded-cap border px-1 font-sans text-cap font-normal whitespace-nowrap',
        small ? 'h-4 min-w-4' : 'h-[18px] min-w-[18px]',
        onAccent ? 'border-on-accent/55 text-on-accent' : 'border-line-strong bg-sunken text-text-2',
      )}
    >
      {children}
    </kbd>
  )
}

/** A whole shortcut. It only repeats what `aria-keyshortcuts` or the cheat sheet says, so it is silent for screen readers. */
export const KeyCaps = memo(function KeyCaps({
  keys,
  onAccent,
  small,
}: {
  keys: Keys
  onAccent?: boolean
  small?: boolean
}) {
  const { t } = useText()
  return (
    <span aria-hidden className="key-caps inline-flex shrink-0 items-center gap-0.5">
      {displayKeys(keys, { mac: isMac(), t }).map((caps, stroke) =>
        caps.map((cap, index) => (
          <Fragment key={`${stroke}-${index}`}>
            {index > 0 && <span className={classes('text-cap', onAccent ? 'text-on-accent' : 'text-text-3')}>+</span>}
            <KeyCap onAccent={onAccent} small={small}>
              {cap}
            </KeyCap>
          </Fragment>
        )),
      )}
    </span>
  )
})
