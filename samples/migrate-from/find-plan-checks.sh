# region: comparisons
git grep -nEi -e "[^a-z](starter|studio|team)([^a-z]|$)" --and -e "[^a-z ]=|equals|case|includes|contains|indexOf" -- "*.ts" "*.tsx" "*.js" "*.jsx" "*.java"
# endregion: comparisons
# region: uses
git grep -nEi "[a-z]\.(get)?plan([^a-z]|$)|(is|has)_?(starter|studio|team|pro|premium|paid)" -- "*.ts" "*.tsx" "*.js" "*.jsx" "*.java" "*.sql"
# endregion: uses
