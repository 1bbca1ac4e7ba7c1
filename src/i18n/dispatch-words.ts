import { dispatchWords } from './german/dispatch.ts'
import { addGerman } from './setup.ts'

// To be imported where the Dispo begins: the words are there before it runs.
addGerman(dispatchWords)
