declare module '@generated/learn/default/lessons.json' {
  import type {LessonLink} from '@site/features/learn/types';
  const lessons: readonly LessonLink[];
  export default lessons;
}
