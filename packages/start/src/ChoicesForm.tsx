import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {CHOICES, type Choices} from './model';
import {isPackage} from './names';
import styles from './start.module.css';

const GROUPS: Readonly<Record<keyof typeof CHOICES, string>> = {
  project: 'Project',
  login: 'Back end and login',
  build: 'Build tool',
  frontEnd: 'Front end',
};

const LABELS: Readonly<Record<string, string>> = {
  new: 'New application',
  existing: 'Into an existing one',
  session: 'Spring Boot, session',
  'own-jwt': 'Spring Boot, own JWT',
  'resource-server': 'Spring Boot, OAuth 2.0 resource server',
  express: 'Express',
  maven: 'Maven',
  gradle: 'Gradle',
  none: 'None',
  react: 'React',
};

interface ChoicesFormProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** What the reader chooses, besides the pricing. */
export default function ChoicesForm({choices, onChange}: ChoicesFormProps): ReactNode {
  const isExpress = choices.login === 'express';
  const {basePackage} = choices;
  const isValid = isPackage(basePackage);
  return (
    <section>
      <Heading as="h2" id="choices">
        Application
      </Heading>
      {Object.entries(CHOICES).map(([key, values]) => (
        <fieldset key={key} className={styles.choices} disabled={key === 'build' && isExpress}>
          <legend>{GROUPS[key as keyof typeof CHOICES]}</legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={key}
                checked={choices[key as keyof Choices] === value}
                onChange={() => onChange({...choices, [key]: value})}
              />
              {LABELS[value]}
            </label>
          ))}
        </fieldset>
      ))}
      <label className={styles.choices}>
        Base package of Java
        <input
          className={styles.input}
          disabled={isExpress}
          spellCheck={false}
          aria-invalid={!isValid}
          aria-describedby={isValid ? undefined : 'package-problem'}
          value={basePackage}
          onChange={({target}) => onChange({...choices, basePackage: target.value.trim()})}
        />
      </label>
      {!isValid && (
        <p id="package-problem" role="alert" className="alert alert--danger">
          Write Java names that are separated by dots, such as <code>com.example.app</code>.
        </p>
      )}
    </section>
  );
}
