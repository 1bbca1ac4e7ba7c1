import { DIGIT_LETTERS } from './look-alikes.ts'

// How days stand in papers and mails: in figures, with the name of a month, in words.

export const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const D = `[\\d${DIGIT_LETTERS}]`
const DAY_NAME = '(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Mo|Di|Mi|Do|Fr|Sa|So)'
const WITH_NAME = `(?:(?<![\\p{L}])(${DAY_NAME})(?:[.,]{1,2}|,?\\s*(?:den|dem))?\\s*)?`
export const NUMBERS = new RegExp(
  `${WITH_NAME}(?<![\\p{L}\\d.,/-])(${D}{1,2}\\s?\\.\\s?${D}{1,2}\\s?\\.(?:\\s?(?:2[0O])?${D}{2}(?!\\d|[.,]\\d))?|${D}{1,2}[./-]${D}{1,2}[./-]2[0O]${D}{2}|2[0O]${D}{2}-${D}{2}-${D}{2})(?![\\d])`,
  'gu',
)
export const NAMED = new RegExp(
  `${WITH_NAME}(?<![\\d.,])(\\d{1,2})\\.\\s?(Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\\p{L}*\\.?(?:\\s(\\d{4}))?`,
  'gu',
)
export const WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:(${DAY_NAME})(?![\\p{L}])|(heute|übermorgen|(?<!guten )morgen|Morgen(?= (?:früh|vormittag|mittag|nachmittag|abend|bis|ab|um|zwischen|\\d)))(?![\\p{L}])|((?:nächste|kommende) Woche(?: ${DAY_NAME})?|KW ?\\d{1,2}(?: ${DAY_NAME})?))`,
  'gu',
)
