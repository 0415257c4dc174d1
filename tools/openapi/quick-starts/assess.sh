# bash assess.sh, with curl and jq. Leave out the last line to see all that is answered.
set -o pipefail
homes=$(awk 'NF > 1 { gsub(/["\\\r]/, ""); printf "%s{\"postcode\":\"%s %s\",\"reference\":\"%s\"}", sep, $(NF-1), $NF, substr($0, 1, 80); sep = "," }' addresses.txt)
curl --fail-with-body --silent "$LETTABLE_URL/api/v1/assessments" \
	-H "Authorization: Bearer $LETTABLE_KEY" \
	-H "Content-Type: application/json" \
	-H "Accept: application/x-ndjson" \
	-d "{\"homes\":[$homes]}" |
	jq -r 'if .message then .message else [.reference, .status, .assessment.answer.let.headline // .problem.message, .assessment.asOf, .assessment.page] | @tsv end'
