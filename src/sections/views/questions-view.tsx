import type { Question } from '../../../schema/sections/questions.ts'
import { MarkupView } from '../../content/markup-view.tsx'
import type { Content, ShownSection } from '../../content/page-content.ts'
import { proseClass } from '../../content/prose-class.ts'
import { SectionFrame } from '../section-frame.tsx'

interface NumberedQuestion extends Content<Question> {
  /** Its anchor: that of the section, and its number there. */
  readonly id: string
}

/** Questions that unfold their answers, or stand with them, beside the heading or below it; with or without groups. */
export function QuestionsView({ section }: { readonly section: ShownSection<'questions'> }) {
  const { look = 'folded' } = section
  const isFolded = look === 'folded'
  const Item = isFolded ? Disclosure : Answered
  const questions = section.items.map((question, index) => ({ ...question, id: `${section.id}.${index + 1}` }))
  return (
    <SectionFrame section={section} split={isFolded}>
      <div className={isFolded ? 'question-list' : 'question-answers'}>
        {grouped(questions).map(([first, ...others]) => (
          <div key={first.id}>
            {first.group && <h3>{first.group}</h3>}
            {[first, ...others].map((question) => (
              <Item key={question.id} question={question} level={first.group ? 4 : 3} />
            ))}
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

interface ItemProps {
  readonly question: NumberedQuestion
  readonly level: 3 | 4
}

/** The anchor is within what is folded: browsers unfold it for whoever follows a link to it, before any script. */
function Disclosure({ question: { id, question, answer }, level }: ItemProps) {
  const Title = `h${level}` as const
  return (
    <details className="question">
      <summary>
        <Title>{question}</Title>
      </summary>
      <div className={proseClass(answer)} id={id}>
        <MarkupView markup={answer} />
      </div>
    </details>
  )
}

/** A question with its answer below it or beside it. */
function Answered({ question: { id, question, answer }, level }: ItemProps) {
  const Title = `h${level}` as const
  return (
    <div className="question-answered" id={id}>
      <Title>{question}</Title>
      <div className={proseClass(answer)}>
        <MarkupView markup={answer} />
      </div>
    </div>
  )
}

type Group = [NumberedQuestion, ...NumberedQuestion[]]

/** Each question that names a group begins one; those before the first stand for themselves. */
function grouped(questions: readonly NumberedQuestion[]): Group[] {
  const groups: Group[] = []
  for (const question of questions) {
    const last = groups.at(-1)
    if (last && !question.group) last.push(question)
    else groups.push([question])
  }
  return groups
}
