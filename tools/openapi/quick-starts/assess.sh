# postcodes.txt holds a postcode in each line. LETTABLE_KEY is your key.
homes=$(awk 'NF { printf "%s{\"postcode\":\"%s\"}", sep, $0; sep = "," }' postcodes.txt)
curl --fail-with-body --silent "$LETTABLE_URL/api/v1/assessments" \
	-H "Authorization: Bearer $LETTABLE_KEY" \
	-H "Content-Type: application/json" \
	-H "Accept: application/x-ndjson" \
	-d "{\"homes\":[$homes]}"
