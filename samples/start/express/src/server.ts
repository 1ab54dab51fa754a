import {app} from './app';

app.listen(8080, () => console.log('http://localhost:8080'));
