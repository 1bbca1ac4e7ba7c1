// All styles that belong to no part of the screen: what comes first decides which layer is above which.
import '#src/ui/tokens.css'
import '#src/workspace/shell/shell.css'
import '#src/workspace/shell/print-screen.css'
