import { classes } from './classes.ts'

/** A key string as shown: `'Strg+K'` pressed together, `'g o'` one after the other; or the caps already taken apart. */
export type Keys = string | readonly (readonly string[])[]

/** Takes `'Strg+K'`, `'g o'`, `'+'` or `'Strg++'` apart into strokes, each with its caps. */
export function keyCaps(keys: Keys): readonly (readonly string[])[] {
  if (typeof keys !== 'string') return keys
  return keys.split(' ').filter(Boolean).map(capsOfStroke)
}

function capsOfStroke(stroke: string): readonly string[] {
  const plus = stroke.endsWith('+')
  const caps = stroke.split('+').filter(Boolean)
  return plus ? [...caps, '+'] : caps
}

/** One key. On the accent it has no fill; `small` is for the status strip. */
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
export function KeyCaps({ keys, onAccent, small }: { keys: Keys; onAccent?: boolean; small?: boolean }) {
  return (
    <span aria-hidden className="inline-flex shrink-0 items-center gap-0.5">
      {keyCaps(keys).map((caps, stroke) => (
        <span key={stroke} className="inline-flex items-center">
          {caps.map((cap, index) => (
            <span key={index} className="inline-flex items-center">
              {index > 0 && (
                <span className={classes('px-0.5 text-cap', onAccent ? 'text-on-accent' : 'text-text-3')}>+</span>
              )}
              <KeyCap onAccent={onAccent} small={small}>
                {cap}
              </KeyCap>
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
