import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import importOrder from 'eslint-plugin-simple-import-sort'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'
import { ownElement } from './scripts/lint/ownElement.mjs'

/** Properties whose values are design tokens, and values that are tokens wherever they stand. */
const tokenNames = [
  String.raw`border\w*Radius`,
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'boxShadow',
  'zIndex',
  'transition(Duration)?',
  'animation(Duration)?',
].join('|')
const tokenProperty = `Property[key.name=/^(${tokenNames})$/]`
const tokenValue = String.raw`/#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\brgba?\(|\d(rem|ms)\b/i`
const literalTokens = [
  `${tokenProperty} Literal[raw=/\\d/]`,
  `${tokenProperty} TemplateElement[value.raw=/\\d/]`,
  `Literal[value=${tokenValue}]`,
  `TemplateElement[value.raw=${tokenValue}]`,
].map((selector) => ({ selector, message: 'Take this value from the theme (src/app/theme/tokens.ts).' }))

const numberFields = ['JSXAttribute[name.name="type"]', 'Property[key.name="type"]'].map((attribute) => ({
  selector: `${attribute} > Literal[value="number"]`,
  message: 'A number field changes with the wheel: take a text field with inputMode.',
}))

export default tseslint.config(
  { ignores: ['dist', '.netlify', '.cache', 'test-results', 'playwright-report', 'imagery', 'bench'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      // One project with every file, by name: with `projectService`, or with the three projects of the type
      // check, lint reads and checks most files twice.
      parserOptions: {
        project: 'tsconfig.node.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // The browser's, which route loaders throw, and Node's, which the checks of the relay throw.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@types/node', name: 'Response' },
          ],
        },
      ],
      // Modules add their parts to these (src/domain/state/rootState.ts, src/app/theme/theme.ts).
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowWithName: '^(RootState|Theme|ThemeOptions)$' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      eqeqeq: 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-console': 'error',
    },
  },
  {
    plugins: { 'import-order': importOrder },
    rules: {
      // One block: what is imported for its effect, Node, packages, then our own files, the farthest first.
      'import-order/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.']] }],
      'import-order/exports': 'error',
      'max-lines': ['error', 300],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/domain/state/hooks.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useSelector', 'useStore'],
              message: 'Use the typed hooks of src/domain/state/hooks.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    settings: { 'jsx-a11y-x': { polymorphicPropName: 'component' } },
    rules: {
      // A canvas that takes the arrow keys itself is an application.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        { canvas: ['application', 'img'] },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { local: { rules: { 'own-element': ownElement } } },
    rules: { 'local/own-element': 'error' },
  },
  {
    // Playwright's locators, in this folder, share names with the queries of Testing Library.
    files: ['tests/{unit,integration,support}/**/*.{ts,tsx}'],
    ignores: ['tests/support/browser/**'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/app/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...literalTokens, ...numberFields] },
  },
  {
    files: ['{src,functions,scripts,tests/support}/**/*.{ts,tsx}', '*.config.ts'],
    ignores: ['functions/relay/services/environment.ts', 'scripts/environment.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only the two modules environment.ts read variables.',
        },
      ],
    },
  },
  {
    // A declaration of a virtual module can name types only by import().
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  { files: ['scripts/**', 'functions/**'], rules: { 'no-console': 'off' } },
)
