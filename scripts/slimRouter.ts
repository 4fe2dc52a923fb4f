import type { Plugin } from 'vite'

const readOnlyByTools = /^\w+\.(?:displayName|contextType) = .*;$/gm

const reactCall = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm

/** React Router is one file; this lets the build leave out the forms and loaders in it that no page uses. */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? code.replace(readOnlyByTools, '').replace(reactCall, '$1/* @__PURE__ */ ')
      : null,
})
