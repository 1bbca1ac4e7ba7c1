import './dispatch-words.ts'
import { laterWords } from './german/later.ts'
import { addGerman } from './setup.ts'

// To be imported where code begins that comes later than the first screen: the words are there before it runs.
addGerman(laterWords)
