import { foundList } from '#src/domain/command-line/found-words.ts'
import { isTitle, type AskedList } from '#src/records/filters/asked-lists.ts'
import { DOCUMENT_FILTERS } from './document-columns.tsx'

/** What the list of documents can be asked in a sentence. */
export const asked: AskedList = {
  place: 5,
  word: 'dokumente',
  path: '/documents',
  title: 'documents.title',
  filters: DOCUMENT_FILTERS,
  isCalled: (phrase, t) => foundList(phrase) === 'documents' || isTitle('documents.title', phrase, t),
}
