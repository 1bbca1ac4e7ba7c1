const LOOK = /^Look\((.+)\)$/

/**
 * No key: here even a hand in a hurry waits until what it has opened says this word, and sees what it takes, sends or confirms;
 * Enter unseen is no answer.
 */
export const look = (word) => `Look(${word})`

/** What is waited for, undefined for a key. */
export const lookedFor = (word) => LOOK.exec(word)?.[1]

/**
 * Keys of an errand as words apart by blanks: `g o`, `Control+k`, `"hamburg"` for letters that are typed, each of which counts.
 */
export function wordsOf(keys) {
  return keys.match(/"[^"]*"|\S+/g) ?? []
}

const keysOf = (keys) => wordsOf(keys).filter((word) => lookedFor(word) === undefined)

/** How often a key goes down; one that is held for another (Strg, Umschalt) does not count. */
export function presses(keys) {
  return keysOf(keys).reduce((sum, word) => sum + (word.startsWith('"') ? word.length - 2 : 1), 0)
}

const NAMES = {
  Control: 'Strg',
  Shift: 'Umschalt',
  Enter: 'Eingabe',
  Escape: 'Esc',
  Space: 'Leertaste',
  Delete: 'Entf',
}

/** As a German reads them. */
export function strokes(keys) {
  return keysOf(keys)
    .map((word) => word.replaceAll(/Control|Shift|Enter|Escape|Space|Delete/g, (name) => NAMES[name]))
    .join(' ')
}
