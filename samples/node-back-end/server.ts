// region: server
import {app} from './app';

app.listen(8080, () => console.log('Listening on port 8080'));
// endregion: server
