declare module '@generated/learn/default/lessons.json' {
  import type {LessonLink} from '@site/features/learn/lessons';
  const lessons: readonly LessonLink[];
  export default lessons;
}
