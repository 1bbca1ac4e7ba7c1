import { documents } from './document.resource.ts'
import { verifyDocument } from './rules.ts'

export const documentNoun = {
  ...documents,
  handlers: {
    ...documents.handlers,
    'documents.verify': documents.changing('documents.verify', (context, document) =>
      verifyDocument(context, document, context.body.verified),
    ),
  },
}
