import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Files } from 'lucide-react'
import * as z from 'zod/mini'
import { shellRoute } from '#src/workspace/shell-route.tsx'

const DocumentsSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  verified: z.catch(z.optional(z.enum(['true', 'false'])), undefined),
})

export const documentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documents',
  staticData: {
    screen: 'documents',
    title: 'documents.title',
    navigation: {
      block: 3,
      order: 1,
      key: 'u',
      icon: Files,
      roles: ['dispatcher', 'sales', 'finance'],
      count: 'pendingPODs',
    },
  },
  validateSearch: DocumentsSearch,
  component: lazyRouteComponent(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
})
