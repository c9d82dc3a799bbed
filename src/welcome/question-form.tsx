import type { ComponentType } from 'react'
import type { Question } from './protocol.ts'
import type { QuestionProps } from './question-props.ts'
import { CountryQuestion } from './questions/country-question.tsx'
import { DirectionQuestion } from './questions/direction-question.tsx'
import { LanguagesQuestion } from './questions/languages-question.tsx'
import { LogoQuestion } from './questions/logo-question.tsx'
import { NameQuestion } from './questions/name-question.tsx'
import { ReachQuestion } from './questions/reach-question.tsx'
import { TradeQuestion } from './questions/trade-question.tsx'

const forms: Readonly<Record<Question, ComponentType<QuestionProps>>> = {
  name: NameQuestion,
  trade: TradeQuestion,
  country: CountryQuestion,
  languages: LanguagesQuestion,
  reach: ReachQuestion,
  logo: LogoQuestion,
  direction: DirectionQuestion,
}

/** The form of a question. */
export function QuestionForm({ question, ...props }: QuestionProps & { readonly question: Question }) {
  const Form = forms[question]
  return <Form {...props} />
}
